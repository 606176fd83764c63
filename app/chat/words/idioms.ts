/**
 * Everyday turns of phrase that hold an item's word and name no junk, one per entry. A message is
 * read past them.
 */
const IDIOMS = `
book a|book it|book the|book this|book that|book an|book my|book me|book for|book now|book online|book with|to book|can i book|like to book|ready to book|lets book|by the book|book club|book keeper|fully booked|book through|book your|book on|book today|book tomorrow
lockbox code|lockbox is|lockbox on|lockbox at|lockbox by|lockbox for|in the lockbox|in lockbox|the lockbox|lock box code|lock box is|lock box on|lock box at|lock box by|in the lock box|in lock box|the lock box
rug pull|rug pulled|rug pulling|bed down|bed down for|fan out|desk check|board of directors|board meeting|school board|hoa board|the board meeting|board member|board members|board meets|board voted|board votes|board decided|board decides|board will decide|board says|board said|board approved|board approves|board wants|board requires|board asked|board told
safe and sound|safe word|safe to|is it safe|be safe|stay safe|play it safe|better safe|feel safe|keep safe|safe side|drive safe|safe travels|home safe|safe drive|safe trip|are safe|safe for|safe enough|safe place|safe area|safe neighborhood|its safe|safe place|get home safe|safe distance|safe bet
time window|window of time|arrival window|pickup window|pick up window|hour window|window for|window works|what window|which window|delivery window|service window|morning window|afternoon window|evening window|window open|window shopping|two hour window|scheduling window|the windows for|windows available|window of opportunity|time windows|what windows|time frame window|window is it|window do you
swing by|swing through|swing past|swing it|mood swing|mood swings|full swing|in full swing|swing around|swing over|swing back
couch my answer|couch my words|couch my response|couch potato|couch potatoes|couch surf|couch surfing|couch surfed|sleeping on the couch|sleep on the couch|crash on the couch|on my couch|casting couch|slept on the couch
bed bugs|bed bug|bedbugs|in bed|go to bed|going to bed|went to bed|out of bed|get to bed|bed time|time for bed|bed rest|bed and breakfast|truck bed|flower bed|flower beds|put to bed|to bed|bed of my truck|bed of the truck|bed of his truck|pickup bed|bed bath and beyond|king of|bed head|bed ridden|hit the bed|garden bed
watching tv|watch tv|watched tv|watches tv|on tv|tv show|tv shows|saw you on tv|tv commercial|tv ad|seen on tv|saw your tv|watch the tv|reality tv|tv dinner
book a table|booked a table|booking a table|booked a|reserve a table|get a table at|table for 2 at|on the table|off the table|table it|under the table|to the table|table of contents|turn the tables|tables have turned|table this|the table for|times table|table talk|table read|round table discussion
chair of|chair the meeting|chair a meeting|chair man|musical chairs|department chair|chair person|chair lift|board chair|committee chair
desk job|front desk|help desk|desk clerk|service desk|check in desk|desk jockey|information desk
baby shower|before my shower|before her shower|shower sunday|shower saturday|bridal shower|take a shower|took a shower|taking a shower|in the shower|shower gift|shower gifts|april showers|rain showers|shower first|quick shower|need a shower|scattered showers|hit the shower|a cold shower|meteor shower
kitchen sink idea|but the kitchen sink|except the kitchen sink|sink in|sink or swim|sinks in|sink hole|everything and the kitchen sink|let that sink in|heart sink
check the box|cable box|cable boxes|outside the box|in the box|out of the box|box truck|box trucks|check box|po box|p o box|post office box|inbox|box office|black box|soap box|think outside|drop box|mail box key|box number|box store|big box store|box car|chat box|text box|lunch box|pandoras box|in a box
in the bag|out of the bag|mixed bag|bag it|bag of tricks|sleeping bag|hand bag|hand bags|its in the bag|punching bag gym|tote bag|holding the bag|left holding the bag
log in|log on|log into|log out|logging in|log book|sleep like a log|slept like a log|log off|like a log
take a picture|take pictures|take a photo|send a picture|send pictures|send you pictures|send you a picture|send u a picture|send u pictures|send some pictures|send pics|text a picture|text pictures|text you pictures|text you a picture|upload pictures|upload a picture|attach pictures|see pictures|with pictures|the picture i|pictures of the|picture of the|pictures i|big picture|the big picture|a picture of|pictures of|picture of|get the picture|you the picture|add pictures|attached picture|attached pictures|my pictures too|in the picture|post pictures|take some pictures|more pictures|share pictures|picture perfect|picture this
for my records|for our records|for your records|for the record|off the record|track record|broken record|record high|tax records|medical records|on record|criminal record|keep records|record heat|world record|for her records|for his records|records show|record time
behind the wheel|wheel chair ramp|at the wheel|steering wheel|third wheel|ferris wheel|wheel of|wheels are turning|reinvent the wheel|on wheels|with wheels|has wheels|hot wheels|wheels turning|at the wheel|free wheel
front door|back door|side door|next door|door code|door to door|out the door|at the door|my door|your door|the door is|door is|knock on|answer the door|door man|the door will|door will|get the door|open the door|through the door|doors open|doors close|door closes|door bell|out of doors|in doors|behind closed doors|foot in the door|garage door is|garage door open|garage door opener|garage door code|door number|door step|use the door|door dash|door unlocked|screen door factory|open door|apartment door|door opener|door hanger|door frame|door frames|door jamb|door threshold|door trim|window frame|window sill|window trim|marco de la puerta|marco de la ventana
gate code|gate is|the gate|gate number|gated
painting the|painting my|painting our|are painting|is painting|been painting|start painting|painting party|painting it|painting before|painting after|painters|painting company|be painting|were painting|finish painting|painting next|house painting
state of the art|art class|art teacher|art school|art show|art museum|martial art|martial arts|art history|art of|fine art degree|art walk|art fair|art car parade
on the fence|fence post company|fence line|along the fence|mend fences|sitting on the fence|fence guy|fence company
dirt cheap|dirt road|hit the dirt|dirt poor|dirt bike track|talk dirt
ladder of|corporate ladder|career ladder|property ladder
big fan|huge fan|im a fan|a fan of|fan of|fans of|not a fan|biggest fan|fan base|hit the fan|fan mail|number one fan|fan favorite|sports fan|football fan|astros fan|texans fan|rockets fan|no fan of
pool hall|car pool|pool party|pool day|talent pool|pool side|pool noodle|pool toys|gene pool|pool house|pool guy|pool company|pool deck|pool code|pool area|by the pool|the pool closes|at the pool|community pool|in the pool|pool chair|swimming pool area|the pool is open|pool key|office pool
better business bureau|credit bureau|travel bureau|bureau of
all you can eat buffet|lunch buffet|chinese buffet|breakfast buffet|warren buffet|buffet line|buffet restaurant|indian buffet|buffet style|all you can eat
rocks my|rock and roll|rock on|on the rocks|you rock|you guys rock|u guys rock|this rocks|that rocks|rocks out|rock music|rock band|rock climbing|yall rock|rock bottom|rock solid|between a rock|rocks for sure
brush up|brush my teeth|brush off|hair brush|tooth brush|paint brush|paint brushes|brush with|brush teeth|brushed|brushing|hair brushes|brush hair|brush her|brush your
spa day|day spa|spa treatment|nail spa|spa appointment|med spa|spa gift|at the spa|spa weekend|the spa opens
trunk of my car|trunk of the car|in my trunk|in the trunk|my trunk is|car trunk|trunk of|trunk or treat|the trunk of|trunk or treating
bar none|bar exam|bar crawl|raise the bar|bar stool tab
mirror image|rear view mirror|side mirror|smoke and mirrors
sweep under the rug|rug rat|rug rats|under the rug|pulled the rug|swept under|snug as a bug in a rug
monitor the|monitor it|monitor my|baby monitor|heart monitor|monitor your|will monitor|to monitor|hall monitor|monitored|monitoring
server is down|our server|server at|the server at|server crashed|server was|my server|waiter|server said|server brought|servers were|server error|a server at
cooler out|cooler weather|cooler today|cooler outside|its cooler|is cooler|when its cooler|cooler than|gets cooler|get cooler|cooler heads|cooler now|even cooler|water cooler talk|bit cooler|much cooler|be cooler|cooler day|cooler temps
bike ride|bike rides|ride my bike|bike lane|bike trail|bike to work|bike path|rode my bike|bike week|biking|bike race|ms 150 bike
spring cleaning|spring break|this spring|in the spring|spring is|every spring|spring texas|spring tx|spring branch|next spring|spring clean
branch office|bank branch|library branch|olive branch|branch manager|local branch|branch out|branches of|root and branch|which branch|branch location|your branch|nearest branch
grill you|grill him|grill her|grill me|grilled|grilling|bar and grill|grill master|mexican grill|grill restaurant|bar grill|grill house|sports grill|grill out|grill tonight|grill some|grill the
island time|galveston island|padre island|south padre|long island|rhode island|staten island|desert island|mackinac island|hawaii island|the island trip|virgin islands
shelf life|top shelf|off the shelf|on the shelf
door sticks|doors stick|drawer sticks|drawers stick|sticks a bit|sticks a little|stick to|stick with|stick around|sticks out|sticking|stick it|out in the sticks|pogo stick|in the sticks
organ recital|organ donor|organ donors|organ donation|organ music|organ transplant|pipe organ concert|internal organ|vital organ|organ grinder|organ failure
teach piano|teaches piano|taught piano|teaching piano|ironing board|ironing boards|cutting board|cutting boards|diving board|white board|bulletin board
piano recital|piano lesson|piano lessons|piano teacher|piano tuner|play piano|plays piano|piano music|play the piano|playing piano|piano bar|plays the piano|piano keys|playing the piano|piano practice|learn piano|piano bench recital
pipe down|pipe dream|pipe up|pipe dreams|in the pipeline
set of keys|dining experience
toilet paper|toilet seat|down the toilet|toilet brush|potty train|toilet trained|toilet training|toilet humor|use the toilet
scrap that|scrap the|scrap it|scrap my|scrapbook|scrap all
press on|tire me|tire of|tired of|tired|spare time|tire shop|got a flat tire|tire blew|tires me
carpet cleaners|red carpet|carpet bagger|magic carpet|carpet cleaning|carpet cleaned|carpet cleaner guy|shampoo the carpet
bench warmer|bench trial|on the bench|bench player
dishes done|dishes are done|wash the dishes|do the dishes|doing the dishes|wash dishes|side dishes|main dishes|washing dishes|dishes in the sink
periodic table|water table|pool table tournament|multiplication table|round table pizza|ping pong tournament|dinner table conversation|dinner table talk
computer science|computer class|computer program|computer is slow|on my computer|computer guy|computer work|computer problems|from my computer|computer crashed|the computer wont|at the computer|on the computer|on my laptop|from my laptop|computer savvy|computer engineer
chest pain|chest pains|chest hurts|off my chest|chest day|war chest|my chest|chest cold|chest x ray
heater is out|ac is out|the ac is|my ac is|ac went out|ac is broken|ac guy|ac repair|no ac|ac is on|our ac|with ac|has ac|ac works|ac broke|turn on the ac|ac bill|ac tech|ac is|ac company|the ac broke|the ac went
tools of the|power tools needed|tool time|need any tools|bring tools|have the tools|right tools|bring your tools|your tools|own tools|tools to|the tools to|any tools
wagon train|band wagon|off the wagon|welcome wagon|on the wagon
range rover|price range|in the range|range of|out of range|long range|driving range|range from
clothes on|change clothes|clothes shopping|washing clothes|wash clothes|clothes in the washer|plain clothes
record player needle|sports bar|high bar|snack bar|bar tender|bar tab
christmas tree lot|christmas shopping|christmas tree lane|christmas tree lighting
toy story|toy drive|toys for tots|toys r us|sex toys
washer fluid|dryer sheets|dryer sheet|pressure washer rental|dryer lint|windshield washer
art deco|poster child|poster boy
elliptical orbit|treadmill of life
tile guy|tile installer
hot tub time machine|down the drain|closet space
clock is ticking|beat the clock|race the clock|against the clock|around the clock|on the clock|off the clock|clock out|clock in|clocking in|clocking out|clocked out|clocked in|turn back the clock|like clockwork|biological clock
sharpest tool|tools of the trade|tool around|right tool
record straight|records straight|set a record|broke a record|record setting|record breaking|record keeping|public record|public records|court record|court records|dental records|school records|police record
swing for the fences|swing of things|swing of it|swing state|good fences|mend fences|side of the fence|straddling the fence|fence sitter
made your bed|made my bed|make my bed|make the bed|make your bed|side of the bed|bed of roses|breakfast in bed|sick in bed|stuck in bed|read in bed|bed head|potty and bed|crawl into bed|before bed|after bed|bedside manner
ton of bricks|brick wall|brick by brick|brick and mortar|shit a brick|few bricks short|hit a wall
cook the books|cooking the books|keep the books|hit the books|in the books|one for the books|close the books|off the books|on the books|open book|throw the book|book smart|books closed|books are full|books are open
spinning my wheels|spinning our wheels|spin my wheels|spinning wheels|squeaky wheel|fifth wheel|hell on wheels|wheels up|fell off the wagon|circle the wagons
off his rocker|off her rocker|off my rocker|off your rocker|off our rocker|off their rocker
which door|what door|any door|whatever door|que puerta|cual puerta|door prize|at deaths door|next door|door is always open|close that door|dead as a doornail|my foot in the door|revolving door
ceiling fan is low|fan is low|light fixture is low|low ceiling fan|low ceiling
chair yoga|high chair bar|chair umpire|chair massage|first chair|wheelchair accessible|wheelchair ramp|wheelchair access|wheelchair bound
light bulb moment|in the limelight|mirror mirror|look in the mirror|long look in the mirror|window to the soul|window seat|out the window|window of time
couch coop|fly the coop|flew the coop|cooped up|rule the roost|put out to pasture
curtain call|behind the curtain|final curtain|iron curtain|its curtains
toy with the|toying with|toy around|boy toy
kitchen table conversation|tables turned|tables have turned|seat at the table|cards on the table|bring to the table|brings to the table|offer on the table|money on the table|food on the table|wait tables|waiting tables|waits tables|under the table|drink under the table
picture day|mental picture|in the big picture|worth a picture|paint a picture|picture this
dish out|dish it|dished out|dishes it out|dish on
pass the torch|carry the torch|step up to the plate|pot luck|potluck|pots and kettles
bag lady|bags under my eyes|bags are packed|pack my bags|packing my bags|packed my bags|bag of bones|grab bag|goody bag|doggy bag|overnight bag|diaper bag|gym bag|body bag|garbage bag tax|left me holding the bag
boxed in|box me in|boxing day|boxing match|boxing class|ring box|tool box talk|ballot box|voice box|boxes checked|checks all the boxes|checks the boxes|tick the boxes|juice box|chatterbox|jack in the box
tire kicker|tire kickers|tires me out|kick the tires|kicking the tires|change a tire|changing a tire|tire went|tire pressure|cambiar una llanta|cambiar la llanta|se me poncho la llanta|se poncho una llanta|se me poncho una llanta
a weight off|weight off my|weight off our|huge weight|big weight|weight lifted|weight has been lifted|weight on my|dead weight|lose weight|losing weight|gain weight|my weight|pull my weight|worth its weight|weight limit|the weight of
cerca abierta|cerca esta abierta|la cerca abierta
de mudanza|por mudanza|nos mudamos|me mudo|mudandonos|la mudanza|una mudanza|mudanza pronto|mi mudanza|nuestra mudanza
en la cama|a la cama|en cama|ver la tele|viendo la tele|viendo tele|ver tele|en la tele|por la tele|ve la tele|ven tele
cerca de la|cerca del|vivo cerca|vivimos cerca|queda cerca|esta cerca|muy cerca
sobre la mesa|en la mesa|poner la mesa|pongo la mesa|mesa directiva|a la mesa|bajo la mesa|mesa de votacion|mesa de ayuda
ventana de tiempo|ventana de horario|ventana de horas|por la ventana|en la ventana|que ventana
la puerta principal|en la puerta|tocar la puerta|toquen la puerta|tocan la puerta|a la puerta|abrir la puerta|abro la puerta|abre la puerta|puerta abierta|codigo de la puerta|puerta de la casa|puerta a puerta|la puerta esta|puerta de enfrente|la puerta de atras|por la puerta|codigo de puerta|abran la puerta
las pilas|ponte las pilas|ponganse las pilas|sin pilas|fan de|soy fan|en la tina|por la banera
me banco|banco de america|banco popular|en el banco|al banco|del banco|cuenta de banco
caja chica|en caja|caja de ahorro|caja registradora
en el cuadro
la ducha rapida|ropa puesta|lavar ropa|lavar la ropa|lavo la ropa|lavando ropa
toma tu tierra|tierra caliente|mi tierra|tierra natal|por tierra|tierra adentro
piano clases|clases de piano|toca el piano|tocar el piano|clase de piano|recital de organo|donador de organos|recital de piano|maestra de piano|maestro de piano|tocar piano|toca piano
tarjeta de|silla presidencial|silla electrica
mesa arizona|costa mesa
hojas de calculo|hoja de calculo|dos hojas de papel|hojas de papel
carpeta de documentos|la carpeta de|carpeta de archivos|carpeta con papeles
hierba mala|moises nuestro|me llamo moises|soy moises|con moises|don moises
bloque de apartamentos
`;

/** Every idiom, in lower case and without accents. */
export const IDIOM_PHRASES: readonly string[] = IDIOMS.trim()
  .split(/[\n|]/)
  .map((idiom) => idiom.trim())
  .filter((idiom) => idiom !== "");
