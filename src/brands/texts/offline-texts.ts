/** Texts of the page that is shown without a connection. */
export const offlineTexts = {
	title: 'No hay conexión',
	text: 'No pudimos llegar a esta página. Mientras tanto, podés volver a leer lo que ya abriste en este dispositivo.',
	readHere: 'Guardado en este dispositivo',
	none: 'Todavía no hay nada guardado: las notas que abras con conexión van a quedar acá.',
	unreadable: 'No pudimos leer lo guardado en este dispositivo. No se perdió nada de tu cuenta: volvé a probar cuando tengas conexión.',
	remove: 'Borrar lo guardado',
};

export type OfflineTexts = { readonly [Name in keyof typeof offlineTexts]: string };
