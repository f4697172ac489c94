/** Texts of the page that is shown without a connection. */
export const offlineTexts = {
	title: 'No hay conexión',
	text: 'No pudimos llegar a esta página. Mientras tanto, podés leer lo que guardaste y lo que ya abriste en este dispositivo.',
	savedHere: 'Tus notas guardadas',
	readHere: 'Lo que leíste en este dispositivo',
	none: 'Todavía no hay nada para leer sin conexión: las notas que abras o guardes con conexión van a quedar acá.',
	unreadable: 'No pudimos leer lo que hay en este dispositivo. No se perdió nada de tu cuenta: volvé a probar cuando tengas conexión.',
	remove: 'Borrar lo leído',
};

export type OfflineTexts = { readonly [Name in keyof typeof offlineTexts]: string };
