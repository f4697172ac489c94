/** A page of the newsroom's menu, at a path below its brand. */
export type MenuPage = { readonly path: string; readonly name: string };

/** The menu, with the action that somebody must be allowed to see each page. */
const pages: readonly (MenuPage & { readonly action: string })[] = [
	{ path: 'notas/', name: 'Notas', action: 'read-stories' },
	{ path: 'imagenes/', name: 'Imágenes', action: 'read-stories' },
	{ path: 'videos/', name: 'Videos', action: 'read-stories' },
	{ path: 'vista/', name: 'Vista previa', action: 'read-stories' },
	{ path: 'datos/', name: 'Datos', action: 'edit-data' },
	{ path: 'palabras/', name: 'Palabras', action: 'edit-rules' },
	{ path: 'lectores/', name: 'Lectores', action: 'help-readers' },
	{ path: 'equipo/', name: 'Equipo', action: 'manage-staff' },
	{ path: 'registro/', name: 'Registro', action: 'read-log' },
];

/** The pages that somebody with these actions finds in the menu. */
export const menuFor = (actions: readonly string[]): readonly MenuPage[] => pages.filter(({ action }) => actions.includes(action));
