export const words = { open: "Chat with Your Junk Buddy" };
