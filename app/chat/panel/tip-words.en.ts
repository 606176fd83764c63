export const words = { tip: "I can add your junk items in seconds!" };
