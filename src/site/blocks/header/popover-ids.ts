/** Element ids of the popovers that the header's buttons open. */
export const popoverIds = {
	menu: 'menu',
	more: 'mas-secciones',
	search: 'buscador',
	notifications: 'notificaciones',
	account: 'mi-cuenta',
} as const;
