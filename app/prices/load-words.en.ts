/** What a load size is called, and what fits it. */
export const words = {
  "load-full": { name: "Full Load", hint: "Whole-home or estate cleanout" },
  "load-three-quarter": { name: "3/4 Load", hint: "Two-car garage, big remodel" },
  "load-half": { name: "1/2 Load", hint: "One-bedroom apartment" },
  "load-quarter": { name: "1/4 Load", hint: "A few large pieces" },
};
