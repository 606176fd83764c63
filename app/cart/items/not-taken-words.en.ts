export const words = { title: "We can't take" };
