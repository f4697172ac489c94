/** Ids of what the header's buttons open. */
export const parts = { menu: 'menu', more: 'mas-secciones', search: 'buscador', notifications: 'notificaciones' } as const;
