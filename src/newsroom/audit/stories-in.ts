/** The ids of the stories that an event is about. */
export function storiesIn(details: object): readonly string[] {
	if ('story' in details) return [String(details.story)];
	if (!('works' in details) || !Array.isArray(details.works)) return [];
	return details.works.flatMap((work: unknown) => (typeof work === 'object' && work !== null && 'id' in work ? [String(work.id)] : []));
}
