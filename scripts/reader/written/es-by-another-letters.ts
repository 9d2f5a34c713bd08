/** Letters, receipts and slips of Spanish schools, clubs, clinics and banks, by another hand. */
import { type Written, written } from "./written.ts";

export const esOtherLetters: readonly Written[] = [
  written(
    "education monthly pay",
    "es",
    "Comedores,Catering Escolar,AMPA,Colegio Público",
    "x=~60..130 y=4..25 A=x-y",
    `
{brand}
[Comedor escolar – aviso de pago|COMEDOR: mes de {month+1}]
Alumno/a {person}, [2º|4º|6º] de Primaria
Menús del mes ({n2} días × 5,06) || {x}
[Faltas avisadas del mes pasado|Días devueltos por excursión] || {-y}
Importe a ingresar || {A}
[Haced el ingreso antes de que acabe el {D}|El ingreso tiene que constar en la cuenta el {D}|Límite para ingresar: {D}], indicando nombre y curso.
[Sin ingreso no hay plaza ese mes.|Este curso no giramos recibos.]
La Caixa rural ES{n2} {n4} {n4} {n2} {n6}
{town}, a {I}`,
  ),
  written(
    "education annually pay",
    "es",
    "Universidad,Universidad Pública,UNED Centro",
    "k=700..1500 s=20..40 b=100..400 A=k+s-b",
    `
= {brand}
= Vicerrectorado de Estudiantes
LIQUIDACIÓN DE PRECIOS PÚBLICOS · CURSO {Y}/{Y+1}
{person}     DNI {n8}     Grado, 60 créditos
Créditos 1ª matrícula || {k}
[Apertura de expediente y seguro escolar|Tasas de secretaría] || {s}
[Exención familia numerosa general|Matrículas de honor] || {-b}
[TOTAL A ABONAR (pago único)|Importe del recibo] || {A}
Plazo: [dispone de {N} días naturales desde {I}|desde {I} hasta {D}|el último día para abonar es el {D}]
[De haber elegido fraccionar: 5 plazos, 1º {f=~150..300}.|El impago supone la anulación de la matrícula.]
Pague con tarjeta en {web}/tpv o en el banco con este impreso. Ref. {n12}`,
  ),
  written(
    "education quarterly debit",
    "es",
    "Escuela Municipal de Música,Conservatorio,Escuela de Danza",
    "i=~70..190 c=~20..60 A=i+c",
    `
{brand}
Queridas familias:
[El {D} se girará el recibo del|Con fecha {D} pasaremos al cobro el|Os recordamos que el {D} llega a vuestro banco el] [primer|segundo|tercer] trimestre de {first}:
Instrumento (violín) || {i}
[Lenguaje musical|Conjunto coral] || {c}
[Recibo|Suman] || {A}
[La matrícula ({m=~20..50}) ya se cobró en septiembre.|Las bajas, antes del {I+3}.]
El trimestre empieza el {from+} y acaba el {to+}.
[La dirección|Administración], {I}`,
  ),
  written(
    "subscriptions monthly debit",
    "es",
    "Gimnasio,Fitness,Club Deportivo,Box",
    "A=~25..70 o=~18..24",
    `
# {brand}
[Actualizamos nuestras tarifas|Cambios en tu cuota]
Hola {first}:
[Hasta ahora pagabas|Tu tarifa de fundador era de] {o} al mes. [Desde el recibo del {D} tu cuota será de {A}.|A partir del {D} pasaremos a cobrarte {A} cada mes.|El {D} te cargaremos por primera vez la nueva cuota, {A}.]
[Si no estás de acuerdo, puedes darte de baja sin coste antes del {D-3}.|La matrícula y el mantenimiento no cambian (29 € en enero).]
[No tienes que hacer nada, usamos la misma cuenta.|Seguimos usando tu tarjeta acabada en {n4}.]
{town}, {I}`,
  ),
  written(
    "subscriptions annually debit",
    "es",
    "Diario,Revista,Periódico,Ediciones",
    "A=~40..160 o=~1..30",
    `
{brand}
Suscriptor {n7}     {I}
[Tu suscripción se renueva sola|Gracias por leernos un año más]
Tarifa [digital+|papel fin de semana]: {A} por un año
[Oferta de bienvenida (ya disfrutada)|Precio del primer año] {o}
[Renovación y cobro|Día de renovación|Siguiente cargo]: {D}
[Puedes cancelar en Mi cuenta hasta el día antes.|Lo cobraremos en la tarjeta con la que te suscribiste.]
- {legal} · {web}`,
  ),
  written(
    "subscriptions monthly debit",
    "es",
    "Games,Cloud,Play,App,Series",
    "b=2..20 i=1..4 A=b+i",
    `
[Recibo|Justificante de pago]
{brand}
PEDIDO {ref}   FECHA {I}
Facturado a: {person}, Visa …{n4}
[Almacenamiento 200 GB|Pase de temporada|Plan Familiar] (mensual)
[Se renueva el {D}|Renovación: {D}|Próximo recibo: {D}]
Base || {b}
IVA 21 % || {i}
TOTAL || {A}
[Cobrado el {I}. ¿Problemas? Solicita un reembolso antes del {I+14}.|Este importe ya ha sido cobrado.]`,
  ),
  written(
    "food weekly debit",
    "es",
    "Huerta,Ecológicos,Cestas,Granja",
    "c=~14..38 h=3..8 A=c+h",
    `
{brand}
[Tu cesta de esta semana|La cesta de la semana]
Hola {first}, ya estamos cosechando.
[Verdura y fruta de temporada, 7 kg|Cesta mediana] || {c}
[Docena de huevos camperos|Pan de masa madre] || {h}
Son || {A}
[Reparto y cobro en tu tarjeta: {D}|Te llega el {D} y lo cobramos ese mismo día|Cobro automático con la entrega del {D~}]
[¿Vacaciones? Pausa tu cesta antes del {D-2}.|La semana pasada: {o=15..40}]
- {I} · {web}`,
  ),
  written(
    "transportation monthly debit",
    "es",
    "Telepeaje,Autopistas,Vía T,Aparcamientos",
    "p=5..60 q=4..40 k=1..6 b=1..4 A=p+q+k-b",
    `
EXTRACTO {n9}
{brand}
Dispositivo {n8}     Matrícula {n4} KLM
Tránsitos [AP-7, AP-68|AP-6, AP-51] del {from} al {to} || {p}
[Aparcamientos|Parking aeropuerto] || {q}
Cuota de mantenimiento || {k}
[Descuento por habitualidad|Bonificación retorno < 24 h] || {-b}
[Importe neto del extracto|Total a adeudar] || {A}
Emitido {I}. [Adeudo bancario no antes de {D}|Se adeuda {D}|Valor {D}, cuenta ES…{n4}]
[Detalle de tránsitos en la página 2.|Caducidad del dispositivo {I+400}]`,
  ),
  written(
    "transportation once pay",
    "es",
    "Jefatura de Tráfico,Ayuntamiento Multas,Policía Local",
    "h=~40..150 A=h+h",
    `
= {brand}
[NOTIFICACIÓN DE DENUNCIA|BOLETÍN DE DENUNCIA] Exp. {n2}-{n6}-{n3}
Conductor/titular: {person}
Hecho: [exceso de velocidad, 72 km/h en vía de 50|estacionar en zona reservada], el {I-20} a las 11:{n2}
[Importe de la sanción|Multa] || {A}
Con reducción del 50 % [si paga antes del {D-2}|los primeros días] || {h}
[Fin del plazo de pago ordinario|Plazo general de pago, hasta|Puede pagarla, sin reducción, hasta el] {D}
[Puntos a detraer: 0|El pago reducido implica renunciar a alegar.]
- Emitida {I}. Pasado el plazo: procedimiento de apremio, recargo 20 %`,
  ),
  written(
    "healthcare once pay",
    "es",
    "Clínica Dental,Odontología,Centro Médico,Ortodoncia",
    "t=300..1400 e=~80..250 A=t-e",
    `
{person2}, [odontóloga colegiada|médico estomatólogo]
{brand}
Minuta {n4}/{Y}     {I}
Paciente: {person}
[Implante unitario + corona|Ortodoncia invisible, fase 1] || {t}
[Entregado a cuenta el {I-21}|Señal abonada] || {-e}
[Resta por pagar|Queda pendiente] || {A}
[Le agradeceremos que lo liquide no más tarde del {D}.|Puede liquidarlo en su próxima visita o por transferencia, siempre antes del {D}.|A liquidar en {N} días ({I} + {N}).]
Exento de IVA (art. 20.Uno.3º)
[También financiamos hasta 24 meses: {f=15..60} al mes|Su próxima revisión: {I+180}]`,
  ),
  written(
    "savings monthly debit",
    "es",
    "Pensiones,Previsión,Plan de Pensiones,EPSV",
    "A=~30..125 w=900..40000",
    `
{brand}
[Comunicación al partícipe|Tu ahorro a largo plazo]
{person}
Derechos consolidados a {I-5} || {w}
Aportado en {Y} || {j=100..1400}
[Aportación periódica|Tu aportación recurrente]: {A} [mensuales|todos los meses]
[La siguiente la cargaremos en tu cuenta el {D}.|Próxima aportación: {D}|Fecha valor de la próxima: {D}]
[Máximo anual desgravable: 1.500 €. Ahorro fiscal estimado {f=100..500}|Disponible a partir del 1 de enero de {Y+10}]
{I}`,
  ),
  written(
    "other monthly debit",
    "es",
    "ONG,Fundación,Médicos,Hermandad",
    "A=~8..40",
    `
{brand}
[Querida|Apreciada] {first}:
[Gracias a tus|Con tus] {A} [mensuales|de todos los meses] hay un comedor abierto en {town}.
[Tu próxima cuota pasará por el banco el {D}.|El {D} recibirás el cargo de tu cuota.|Como siempre, giraremos tu aportación el {D}.]
[En la renta podrás recuperar hasta el 80 %: al final te cuesta {r=~1..6}.|Recuerda: Hacienda te devuelve gran parte, unos {r=~20..90} cada año.]
El año pasado aportaste {A*12}.
{person2}, [Atención al socio|directora]
- {I}`,
  ),
  written(
    "utilities monthly debit nodue",
    "es",
    "Energía Solar,Luz,Cooperativa Eléctrica",
    "e=20..60 A=0 b=30..90",
    `
{brand}
Factura {ref}   {from} – {to}
Titular {person}
Energía y potencia || {e}
[Compensación de excedentes|Batería virtual aplicada] || {-e}
[Importe a cobrar|Total factura] || {A}
[Te quedan {b} en tu hucha solar.|Saldo de batería para otros meses: {b}]
[Este mes no pasaremos ningún recibo por tu cuenta.|Sin cargo: no hay nada que abonar.]
{I}. [Próxima factura hacia el {I+30}.|Domiciliación ES** {n4} (sin movimiento).]`,
  ),
  written(
    "bills monthly debit",
    "es",
    "Tesorería General,Seguridad Social,Alarmas,Seguridad",
    "A=~40..310",
    `
# {brand}
[Comunicación de cuota|Recibo de liquidación de cotizaciones]
{person}
[Régimen|Contrato]: {n2}/{n8}
Período de liquidación: {from} – {to}
Importe [del recibo|líquido] || {A}
[Será adeudado en su cuenta el {D}, último día hábil.|Se cargará, como cada mensualidad, en la cuenta ES** {n4} el {D}.|Día de adeudo {D}. Mantenga saldo suficiente.]
[La domiciliación puede modificarse hasta el {D-8}.|En caso de devolución, recargo del 10 %.]
Fecha de emisión del documento: {I}`,
  ),
  written(
    "bills once pay",
    "es",
    "Agencia Tributaria,Hacienda Foral,Delegación de Hacienda",
    "A=200..1600",
    `
= {brand}
[Modelo 102 – IRPF, segundo plazo|DOCUMENTO DE INGRESO – SEGUNDA FRACCIÓN 40 %]
{person}   NIF {n8}Q
[Primer plazo (60 %), ingresado el|60 % ingresado] {I-110} || {y=300..2400}
[Importe del segundo plazo|Ingreso a realizar] || {A}
[El plazo de ingreso concluye el {D}.|Ingrésese en entidad colaboradora hasta {D}.|Presentar en su banco no después del {D}]
[No se domicilió este plazo al presentar la declaración.|No tiene domiciliado este ingreso.]
NRC {n9}   {I}`,
  ),
  written(
    "entertainment annually pay",
    "es",
    "Club de Fútbol,Peña,Club de Tenis,Real Sociedad Deportiva",
    "k=~150..600 b=~15..60 A=k-b",
    `
# {brand}
[Campaña de abonos {Y}-{Y+1}|¡Renueva tu sitio!]
Abonado {n5}: {person}
Grada [Norte|Lateral], fila {n2} || {k}
[Descuento por antigüedad|Dto. asistencia a 15 partidos] || {-b}
[Tu precio|Renuevas por] || {A}
[Tienes hasta el {D} para renovar en taquillas o en {web}.|Guardamos tu asiento solo hasta el {D}: paga antes.|Periodo de renovación del {I} al {D}.]
[A partir del {D+1}, asientos libres a nuevos abonados: {k}|Pago en 3 veces con la tarjeta del club, consulta]`,
  ),
  written(
    "other monthly debit",
    "es",
    "Trasteros,Guardamuebles,Self Storage,Box",
    "b=~35..140 s=~3..9 i=8..28 A=b+s+i",
    `
{legal}
Factura [T|S]{n6}     {I}
{person}     Trastero {n3}, [3|5|8] m²
Del {from+} al {to+}
Alquiler || {b}
Seguro de contenido || {s}
IVA || {i}
A cobrar || {A}
[cobro con tarjeta guardada, {D}|Lo cobraremos en tu tarjeta el {D}, sin que tengas que venir.|Intento de cobro: {D}]
[Fianza retenida {f=~40..140}|Si el cobro falla bloqueamos el acceso a los 5 días.]
- {brand}`,
  ),
  written(
    "healthcare monthly debit",
    "es",
    "Veterinaria,Hospital Veterinario,Mascotas",
    "A=~12..45",
    `
{brand}
[¡Hola, humano de Luna!|Plan Salud de tu mascota]
Titular: {person}     Chip {n11}
Tu plan te cuesta {A} [mensuales|todos los meses] (doce cuotas, {A*12} en total).
[La próxima la verás en tu cuenta alrededor del {D}.|Siguiente cuota: {D} por el banco.|Toca cuota el {D}, domiciliada.]
[Vacuna anual pendiente desde {I-20}|Cita: revisión el {I+12}, incluida]
- {I}`,
  ),
  written(
    "transportation once pay nodue",
    "es",
    "Taller,ITV,Neumáticos,Automoción",
    "m=40..160 r=30..280 i=15..90 A=m+r+i",
    `
= {brand}
Factura simplificada {n6}
{I}     {n4} MBT     {n5} km
Mano de obra || {m}
[Pastillas y discos|Aceite y filtros] || {r}
IVA 21 % || {i}
Total || {A}
[Entregado con tarjeta|Cobrado – Bizum] || {A}
Pendiente || {zero}
[Próxima ITV: {I+300}|Garantía de la reparación hasta {I+90}]`,
  ),
  written(
    "utilities annually pay",
    "es",
    "Calefacción Central,Comunidad,Servicios Térmicos,Calor",
    "k=500..1100 x=30..280 A=x v=k-x",
    `
{brand}
Liquidación de calefacción, temporada {from} – {to}
{person}, [3º C|bajo dcha.]
Gasto según repartidores || {k}
Entregado a cuenta (12 recibos) || {-v}
[Diferencia a pagar|Le falta por pagar] || {A}
[Nueva cuota a cuenta desde {month+1}: {m=~45..110}|El recibo a cuenta pasará a ser de {m=~45..110}.]
[La diferencia no se domicilia: transfiérala antes de que termine el {D}.|Ingreso de la diferencia: tiene de plazo hasta {D}.|Esperamos su ingreso dentro de los {N} días siguientes al {I}.]
[Lectura de repartidores: {I-25}. Próxima: {I+340}|Reclamaciones a la lectura hasta {I+2}]
ES{n2} {n4} {n4} {n4}     {I}`,
  ),
  written(
    "education once pay",
    "es",
    "Campamentos,Granja Escuela,Colonias,Albergue",
    "p=~280..620 r=~60..150 A=p-r",
    `
# {brand}
¡{first} tiene plaza!
[Turno|Quincena] del {D+20} al {D+34}
Precio || {p}
[Reserva, recibida el {I-14}|Ya nos habéis pagado] || {-r}
[Segundo y último pago|Os queda] || {A}
[Fecha: {D}, como mucho.|Lo necesitamos el {D}; si no, la plaza pasa a la lista de espera.|Hacedlo en cuanto podáis y siempre antes del {D}.]
[Cancelación con devolución del 50 % hasta {D-1}|Reunión de padres: {I+2}, 19:00]
Bizum {n9} o ES{n2} {n4} {n4}
{I}`,
  ),
  written(
    "other quarterly debit",
    "es",
    "Sindicato,Colegio Oficial,Asociación de Vecinos,Federación",
    "c=~25..80 f=~2..12 A=c+f",
    `
{legal}
Afiliado/colegiado n.º {n5}
{person}
{town}, {I}
[Le informamos de que hemos ordenado el cobro de la cuota para el {D}.|La orden de cobro lleva fecha {D}; su banco no la cargará antes.|Recibirá el cargo de la cuota en su banco el {D} o el siguiente día hábil.]
Cuota [1T|2T|3T|4T] {Y}, de {from+} a {to+} || {c}
[Caja de resistencia|Revista y seguro] || {f}
Recibo || {A}
[Si desea cambiar de cuenta avise antes del {D-1}.|En {Y+1} la cuota subirá un 2 %.]
- {brand} · {web}`,
  ),
  written(
    "transportation monthly debit",
    "es",
    "Renting,Bicicletas,Movilidad,Carsharing",
    "q=~25..320 s=4..20 A=q+s",
    `
{brand}
Hola {first}, [aquí va la factura {ref}|nueva factura: {ref}].
Cuota de renting {from+} – {to+} || {q}
[Seguro y asistencia|Km de exceso] || {s}
[En total|Factura] || {A}
[Fecha factura|Emitida] {I} · [vence|vto.|cargo] {D}
[Adeudo directo en tu cuenta ES…{n4}|Recibo a tu banco]
[Fin del contrato: {I+700}|Fianza {f=~50..300}, se devuelve al final]`,
  ),
];
