/** The owner's pages elsewhere. Replace the addresses with your own; drop what you do not have. */
export const SOCIAL_LINKS = [
  { name: "Facebook", href: "https://www.facebook.com/" },
  { name: "Instagram", href: "https://www.instagram.com/" },
  { name: "Google", href: "https://www.google.com/maps" },
] as const;
