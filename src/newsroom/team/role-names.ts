import type { Role } from '../store/tables.ts';

/** The Spanish names of the roles. */
export const roleNames: Readonly<Record<Role, string>> = { contributor: 'Colaboración', editor: 'Edición', admin: 'Administración' };
