/** A city we serve, as links and lists name it. */
export type CityName = {
  /** The name of its page under /service-areas. */
  slug: string;
  name: string;
};
