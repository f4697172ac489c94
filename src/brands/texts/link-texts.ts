/** Title of the page for an email link that no longer works. */
export const deadLinkTitle = 'Ese enlace ya no sirve';

/** Texts of the page for an email link that cannot be read. */
export const damagedLink = {
	title: 'El enlace llegó incompleto',
	subtitle: 'No pudimos leerlo, así que no cambiamos nada. Abrilo otra vez desde el mail, o copiá la dirección entera.',
};
