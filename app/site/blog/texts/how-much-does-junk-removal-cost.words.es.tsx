import { Link } from "@remix-run/react";
import {
  CartExample,
  CartPoints,
  CartPrice,
  Compare,
  CompareTable,
  Figure,
  ItemPrice,
  ItemTable,
  LoadTable,
  PostLink,
  Range,
  RangeTable,
} from "../figures.tsx";
import type { PostHead } from "../post.ts";
import { Sections } from "../Sections.tsx";
import type { words as en } from "./how-much-does-junk-removal-cost.words.en.tsx";

const post: PostHead = {
  title: "¿Cuánto cuesta la recogida de muebles en Houston?",
  description:
    "Cuánto cuesta una recogida en Houston, desde un sofá hasta un garaje entero, con las reglas de nuestro " +
    "precio y carritos reales renglón por renglón.",
  date: "2026-11-21",
  updated: "2026-11-21",
};

const text = () => (
  <Sections>
    <p>
      Pregunte en Houston y oirá de todo, desde "menos que una cena" hasta "más de lo que costó el
      sofá". Las dos cosas pueden ser ciertas. La recogida se cobra por el espacio que ocupan sus
      cosas en el camión, así que un colchón y un garaje repleto son trabajos muy distintos.
    </p>

    <p>
      Esta guía le da los precios que la gente suele pagar aquí y luego abre nuestra lista, para que
      calcule su número antes de hablar con nadie. Cada cifra de esta página sale de las mismas
      reglas que ponen precio a su carrito. Si nuestros precios cambian, esta página también.
    </p>

    <h2 id="houston-price-ranges">Precios en Houston</h2>

    <p>En la mayoría de las casas, el trabajo es de uno de estos cuatro tamaños.</p>

    <RangeTable />

    <p>
      Tómelos como un mapa, no como una cotización. Un solo artículo puede costar en la lista menos
      que nuestro mínimo de <Figure of="minimum" />, y entonces se paga el mínimo: cubre mandar un
      camión y un equipo al otro lado de la ciudad. Una limpieza completa pasa del tope cuando
      necesita un segundo camión.
    </p>

    <h2 id="how-we-work-out-your-price">Cómo calculamos su precio</h2>

    <p>
      Cada artículo de nuestra lista tiene dos números: un precio en dólares y un tamaño en puntos.
      Un camión completo son <Figure of="full-points" /> puntos. El carrito suma los dos con cada
      toque, y el precio sigue cuatro reglas sencillas.
    </p>

    <ol>
      <li>
        <strong>Los trabajos pequeños van por artículo.</strong> Con menos de un cuarto del camión (
        <Figure of="quarter-points" /> puntos), paga la suma de los artículos, y nunca menos de{" "}
        <Figure of="minimum" />.
      </li>
      <li>
        <strong>Los pequeños que crecen van por espacio.</strong> Cuando esa suma llega a{" "}
        <Figure of="threshold" />, cobramos el espacio, a <Figure of="point" /> por punto. Por lo
        general sale más barato que la suma.
      </li>
      <li>
        <strong>Desde un cuarto de carga, todo es espacio.</strong> Los mismos <Figure of="point" />{" "}
        por punto, con un precio fijo en cada cuarto del camión. El precio fijo vale para los
        siguientes <Figure of="reach" /> puntos, así que una lámpara más no lo hace pasar.
      </li>
      <li>
        <strong>Un camión completo tiene tope.</strong> Una carga completa cuesta{" "}
        <Figure of="full-truck" />, lleve lo que lleve. Si necesita un segundo camión, paga la parte
        que use.
      </li>
    </ol>

    <p>
      Hay una excepción. Una sola pieza pesada que en la lista cuesta más de{" "}
      <Figure of="threshold" />, si se reserva sola, cuesta lo que dice la lista. Un jacuzzi cuesta{" "}
      <ItemPrice product="hot-tub" /> y un piano vertical, <ItemPrice product="piano-upright" />.
    </p>

    <h2 id="what-a-load-costs">Cuánto cuesta una carga</h2>

    <p>
      Si prefiere no contar sillas, elija un tamaño de carga. Compra una parte de la caja, y el
      precio es el mismo ponga lo que ponga.
    </p>

    <LoadTable />

    <p>
      ¿Duda entre dos tamaños? Empiece con el más chico. Si resulta que hay más, el equipo le
      muestra el nuevo precio antes de cargar algo más.
    </p>

    <h2 id="what-single-items-cost">Cuánto cuesta un solo artículo</h2>

    <p>
      Estos son los precios de lista de algunas cosas de todos los días. La{" "}
      <Link to="/itemized" prefetch="intent">
        lista completa
      </Link>{" "}
      tiene muchas más, de una lámpara a un piano de cola, y puede buscar en ella.
    </p>

    <ItemTable items="mattress sofa sectional refrigerator washer dresser treadmill grill tv-large storage-shed" />

    <p>
      Recuerde la primera regla. Un colchón cuesta <ItemPrice product="mattress" /> en la lista,
      pero una recogida sin nada más cuesta <CartPrice items="mattress" />, nuestro mínimo. Agregue
      algo pequeño: ese espacio ya está pagado.
    </p>

    <h2 id="four-pickups-worked-out">Cuatro recogidas, paso a paso</h2>

    <p>
      Así funcionan las reglas en trabajos que quizá reconozca. El último renglón de cada uno es lo
      que el carrito le mostraría hoy.
    </p>

    <CartExample title="El sofá y el refrigerador" items="sofa refrigerator" />

    <p>Dos piezas, muy por debajo de un cuarto de carga: solo se suman los precios de la lista.</p>

    <CartExample title="Una recámara nueva" items="bed-set-queen dresser nightstand:2" />

    <p>
      Los precios de la lista pasan de <Figure of="threshold" />, así que entra la segunda regla y
      paga <CartPoints items="bed-set-queen dresser nightstand:2" /> puntos de espacio.
    </p>

    <CartExample
      title="Sala y comedor"
      items="sofa armchair coffee-table tv-stand bookshelf dining-set"
    />

    <p>
      Eso pasa de un cuarto del camión y no llega a la mitad, así que todo es espacio. Para Houston
      es un trabajo mediano: <Range of="medium" />.
    </p>

    <CartExample title="Un camión completo y algo más" items="load-full sofa:2" />

    <p>
      Una limpieza de toda la casa que llena un camión y deja dos sofás en la entrada. El primer
      camión tiene tope, y del segundo se cobra solo el espacio de los sofás.
    </p>

    <h2 id="what-changes-the-price-and-what-doesnt">Qué cambia el precio y qué no</h2>

    <p>
      El precio cambia con lo que pone en el carrito, y nada más. La zona de la ciudad no lo cambia:
      una recogida en Katy, Pasadena o The Woodlands cuesta lo mismo que una en Montrose, porque
      atendemos Houston y las ciudades cercanas con una sola lista de precios. (A más de{" "}
      <Figure of="radius" /> millas del centro, el equipo confirma primero la distancia). Tampoco lo
      cambian el día ni el horario que elija.
    </p>

    <p>Dos cosas todavía pueden sorprender, así que se las decimos desde ahora:</p>

    <ul>
      <li>
        <strong>Limpiezas y trabajos especiales.</strong> Algunos renglones de la lista tienen
        tamaño pero no un precio propio, y algunos trabajos especiales tienen precio pero no tamaño.
        El carrito le avisa cuando el equipo tiene que poner el precio en el lugar.
      </li>
      <li>
        <strong>Lo que no podemos llevarnos.</strong> Pintura, tanques de propano, baterías de auto,
        químicos de alberca y otros desechos peligrosos van a un centro de desechos peligrosos del
        hogar de su ciudad o condado. Déjelos fuera del montón, y vacíe el refrigerador antes de que
        lleguemos.
      </li>
    </ul>

    <p>
      No hay cargos ocultos. Los pocos extras opcionales, como un <b>comprobante de disposición</b>{" "}
      por escrito de <ItemPrice product="proof-disposal" />, están en la lista a la vista, y nadie
      los agrega más que usted.
    </p>

    <h2 id="how-we-compare">Cómo nos comparamos</h2>

    <p>
      Decimos que nuestros precios al instante son <Figure of="lower-price" /> más bajos que los de
      las grandes compañías. No le crea a una compañía solo porque lo dice, ni siquiera a nosotros.
      Vea nuestro número en un minuto y luego hágales a los demás estas preguntas.
    </p>

    <CompareTable>
      <Compare ask="¿Cuándo veo el precio?" they="Pregunte si primero tienen que ir">
        En línea, antes de reservar
      </Compare>
      <Compare ask="¿Qué es lo menos que pago?" they="Pregunte por el mínimo">
        <Figure of="minimum" />
      </Compare>
      <Compare ask="¿Cuánto cuesta un camión completo?" they="Pregunte por el precio máximo">
        Máximo <Figure of="full-truck" /> por camión
      </Compare>
      <Compare ask="¿De qué tamaño es el camión?" they="Pregunte cuánto mide la caja">
        Una caja de <Figure of="truck" />; decimos que tiene <Figure of="more-space" /> más espacio
        que las de la competencia
      </Compare>
      <Compare ask="¿Cuándo pago?" they="Pregunte por los depósitos">
        Cuando terminemos
      </Compare>
    </CompareTable>
    <p>
      Lo del tamaño importa más de lo que parece. "Medio camión" solo se puede comparar cuando los
      camiones miden lo mismo.
    </p>

    <h2 id="see-your-own-number">Vea su propio número</h2>

    <p>
      Para saber cuánto cuesta su recogida no necesita una visita, ni una llamada, ni una tarjeta.{" "}
      <Link to="/selection" prefetch="intent">
        Elija un tamaño de carga o toque sus artículos
      </Link>
      , vea el total y, si le gusta, elija un día. Ahora no paga nada. El equipo carga, y usted paga
      cuando terminemos.
    </p>

    <p>
      ¿Quiere bajar ese número primero? Escribimos{" "}
      <PostLink to="/blog/save-money-on-junk-removal">
        diez maneras de ahorrar en su recogida
      </PostLink>
      , y casi ninguna cuesta más que un poco de planeación.
    </p>
  </Sections>
);

export const words: typeof en = { post, text };
