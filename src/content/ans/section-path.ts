// Sections are known by their paths: `/deportes/futbol`.

/** A section and all above it, from the top down: `/deportes` and `/deportes/futbol`. */
export function sectionAndAncestors(path: string): readonly string[] {
	const names = path.split('/').filter(Boolean);
	return names.map((_name, index) => `/${names.slice(0, index + 1).join('/')}`);
}

/** A name for a section that is known only by its path: `/news/santa-fe` becomes `Santa fe`. */
export function nameFromPath(path: string): string {
	const last = path.slice(path.lastIndexOf('/') + 1);
	return last.charAt(0).toUpperCase() + last.slice(1).replaceAll('-', ' ');
}
