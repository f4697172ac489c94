/** The path of the icon that browsers show beside the name of a page of the newsroom. */
export const iconPath = '/icono.svg';

/** The icon: lines of text. */
export const pageIcon =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#174ea6"/><path d="M9 10h14M9 16h14M9 22h8" stroke="#fff" stroke-width="3" stroke-linecap="round"/></svg>';

export const iconLink = `<link rel="icon" href="${iconPath}" type="image/svg+xml">`;
