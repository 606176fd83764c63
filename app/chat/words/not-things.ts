import { wordSet } from "./table.ts";

/** Words that follow an article or a number in talk about a pickup, and name nothing to haul. */
export const NOT_THINGS = wordSet(
  "quote quotes estimate price prices cost total bill deposit refund discount coupon deal tip receipt invoice check card cash dollars question questions problem idea favor chance option options offer",
  "minute minutes hour hours day days week weeks weekend month months year years time times date morning afternoon evening night today tomorrow tonight second seconds bit while lot ton bunch couple",
  "pickup pick delivery appointment booking job jobs load loads trip truck trucks crew team guy guys man men person people family kids kid dog dogs cat cats wife husband mom dad son daughter neighbor friend tenant landlord owner manager customer company business",
  "house home apartment apt condo townhouse building complex unit units floor floors story stories stairs steps elevator elevators garage room rooms kitchen bedroom bathroom basement attic yard driveway street road lane gate code codes address block mile miles parking lot spot alley curb",
  "call text email message phone number name list item items thing things stuff junk trash everything anything something nothing place space area city town state texas houston tx move moving remodel renovation estate cleanout cleanup clean service services list notes walkthrough",
  "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december inches feet pounds lbs hello thanks thank please sorry lol haha omg ok okay yes yeah nope nah bye great good nice cool perfect sure fine right awesome",
  "working broken heavy light old new big small huge brown black white red blue green gray grey beige oak wood wooden metal plastic glass leather condition shape size color brand samsung whirlpool kenmore sears ikea lg ge sony weber couple few half full empty extra more less",
  "cita precio cotizacion presupuesto descuento pregunta momento minuto minutos hora horas dia dias semana mes ano anos vez veces rato favor viaje camion troca casa apartamento piso pisos cuarto cuartos sala cocina patio garaje cochera elevador escaleras calle direccion numero telefono nombre lista cosa cosas basura total persona personas hijo hija nino nina perro vecino esposo esposa lunes martes miercoles jueves viernes sabado domingo manana tarde noche gracias hola bueno buena viejo vieja grande chico chica nuevo nueva",
);
