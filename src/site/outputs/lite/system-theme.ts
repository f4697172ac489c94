import type { Theme } from '#brands';

/** The theme with fonts that every device has, so that none is fetched. */
export const systemTheme = (theme: Theme): Theme => ({
	...theme,
	faces: [],
	type: { ...theme.type, display: familyOf(theme.type.display), text: familyOf(theme.type.text), ui: familyOf(theme.type.ui) },
});

const familyOf = (families: string): string => (/(?<!-)\bserif$/.test(families) ? 'Georgia,serif' : 'system-ui,sans-serif');
