export const words = { example: "Search couch, fridge, treadmill" };
