/** What the categories are called on the pages of the shop; `short` where there is little room. */
export const words = {
  beds: { name: "Beds & Bedroom Furniture", short: "Beds" },
  seating: { name: "Living Room Seating", short: "Seating" },
  storage: { name: "Dressers Cabinets & Storage", short: "Dressers" },
  tables: { name: "Tables & Desks", short: "Tables" },
  appliances: { name: "Appliances", short: "Appliances" },
  fitness: { name: "Fitness & Sports", short: "Fitness" },
  kids: { name: "Kids & Baby Items", short: "Kids" },
  outdoor: { name: "Outdoor & Yard", short: "Outdoor" },
  bath: { name: "Bathroom & Plumbing", short: "Bathroom" },
  decor: { name: "Décor & Small Items", short: "Décor" },
  tools: { name: "Tools Garage & Miscellaneous", short: "Tools" },
  custom: { name: "Custom & Catch-All", short: "Custom jobs" },
};
