/** The title of a page that a link of an email opened which works no more. */
export const deadLinkTitle = 'Ese enlace ya no sirve';

/** What the page says of a link of an email that cannot be read. */
export const damagedLink = {
	title: 'El enlace llegó incompleto',
	subtitle: 'No pudimos leerlo, así que no cambiamos nada. Abrilo otra vez desde el mail, o copiá la dirección entera.',
};
