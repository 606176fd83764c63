import type { SpanishGuide } from "./spanish-guide.ts";

export const missouriCity: SpanishGuide = {
  description:
    "Vaciamos oficinas en casa, archiveros y escritorios en Missouri City, TX. Total al instante, " +
    "comprobante de reciclaje si lo quiere y pago al final.",
  lede:
    "Escritorios en Sienna, archiveros en Olympia Estates, un cuarto extra en Vicksburg. Vea su total y " +
    "luego elija un día.",
  heading: "Muchísimos cuartos de sobra",
  intro: [
    "En Missouri City la basura ha estado a cargo de un contratista y las cosas voluminosas se han " +
      "manejado aparte; a algunas colonias se las cobra su distrito de servicios. Antes de confiar en la " +
      "banqueta, consulte con la ciudad o con el distrito qué se llevan y cuándo.",
    "Tan solo Sienna es una comunidad planificada de unos 10,500 acres. Son muchos cuartos en el " +
      "segundo piso, y en algunos hay un escritorio que nadie usa desde que la computadora portátil se " +
      "mudó a la cocina. En Lakeshore Harbour también. Una oficina es fácil de contar: tantas sillas, " +
      "tantos cajones, tantas pantallas y listo.",
  ],
  reasons: [
    [
      "Oficinas de todo tamaño",
      "Hacemos trabajos en casas y en negocios: un escritorio en L o un piso entero de cubículos.",
    ],
    [
      "Pantallas, una por una",
      "Monitores, computadoras y copiadoras están en el catálogo. Las pilas sueltas no; llévelas al " +
        "depósito de reciclaje de una tienda.",
    ],
    [
      "Algo para sus registros",
      "Un comprobante de disposición o de reciclaje se agrega al carrito como cualquier silla.",
    ],
  ],
  load: {
    title: "Una oficina en casa en Sienna",
    text: "Aquí trabajaban dos personas. Ahora va a ser el cuarto del bebé.",
  },
  closing: "Que la oficina vuelva a ser un cuarto",
};
