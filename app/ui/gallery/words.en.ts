/** Pictures before and after a pickup. */
export const words = {
  before: "Before",
  after: "After",
  slider: (caption: string) => `${caption}: how much of the picture before`,
  /** Said beside them: a drawing never passes for a photo. */
  drawn: "Drawings, not photos.",
  drawing: (of: string) => `Drawing: ${of}`,
  scenes: {
    garage: {
      caption: "Garage cleanout",
      before: "a garage packed with boxes, a couch and a fridge",
      after: "the same garage with a bicycle, a broom and tidy shelves",
    },
    living: {
      caption: "Living room refresh",
      before: "a living room with an old couch among boxes",
      after: "the same room with one couch and a plant",
    },
    yard: {
      caption: "Back yard and shed",
      before: "a back yard with a leaning shed, old tires and bags",
      after: "the same yard with two chairs under string lights",
    },
  },
};
