/** The events of the audit table, with their names on the page of the log. */
export const staffEvents = {
	staff_added: 'Dio acceso',
	roles_changed: 'Cambió funciones',
	staff_suspended: 'Suspendió un acceso',
	staff_resumed: 'Devolvió un acceso',
	staff_removed: 'Quitó a una persona',
	set_up: 'Preparó su acceso',
	signed_in: 'Ingresó',
	sign_in_failed: 'Ingreso fallido',
	signed_out: 'Salió',
	own_sessions_ended: 'Cerró sesiones propias',
	password_changed: 'Cambió su contraseña',
	recovery_codes_made: 'Hizo códigos de rescate',
	recovery_code_used: 'Usó un código de rescate',
	passkey_added: 'Agregó una llave de acceso',
	passkey_removed: 'Quitó una llave de acceso',
	reader_looked_up: 'Buscó una cuenta de lector',
	reader_opened: 'Abrió una cuenta de lector',
	verification_sent: 'Reenvió una verificación',
	reset_sent: 'Envió un link de contraseña',
	throttle_lifted: 'Levantó una espera',
	sessions_ended: 'Cerró sesiones de un lector',
	impersonated: 'Vio el sitio como un lector',
	story_saved: 'Guardó una nota',
	story_published: 'Publicó una nota',
	story_withdrawn: 'Retiró una nota',
	story_planned: 'Programó una nota',
	plan_cancelled: 'Canceló un plan',
	story_spiked: 'Descartó una nota',
	stories_changed: 'Cambió varias notas juntas',
	stories_changed_back: 'Deshizo un cambio de varias notas',
	preview_shared: 'Prestó una vista previa',
	preview_link_ended: 'Anuló el enlace de una vista previa',
	picture_removed: 'Quitó una imagen de la biblioteca',
	picture_described: 'Cambió lo que se dice de una imagen',
	story_recovered: 'Recuperó una nota',
	picture_stored: 'Subió una imagen',
	data_published: 'Publicó un dato',
	data_withdrawn: 'Quitó un dato',
	menu_published: 'Publicó un menú',
	answers_opened: 'Abrió respuestas a una convocatoria',
	answers_exported: 'Bajó respuestas a una convocatoria',
	answer_file_opened: 'Bajó un archivo de una respuesta',
	words_watched: 'Agregó palabras a revisar',
	words_unwatched: 'Quitó palabras a revisar',
} as const;

export type StaffEvent = keyof typeof staffEvents;

const isEvent = (name: string): name is StaffEvent => Object.hasOwn(staffEvents, name);

/** The name of an event in Spanish; an event that only a later version of the program knows keeps its code. */
export const eventName = (event: string): string => (isEvent(event) ? staffEvents[event] : event);
