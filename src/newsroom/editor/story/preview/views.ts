/** The forms in which a story is shown before it is published. */
export const viewNames = { phone: 'Teléfono', desktop: 'Escritorio', lite: 'Liviana', amp: 'AMP', share: 'Redes y buscadores' } as const;
export type View = keyof typeof viewNames;

const isView = (name: string): name is View => Object.hasOwn(viewNames, name);

/** All forms, in the order of their buttons. */
export const views: readonly View[] = Object.keys(viewNames).filter(isView);
