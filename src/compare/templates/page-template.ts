import { isArticle } from '../page/json-ld.ts';
import type { PageFacts } from '../page/page.ts';
import { addressShape, kindOfPath } from './address-shape.ts';

/** The template of a page: its kind and the shape of its address, such as `story /section/yyyy/mm/dd/slug/`. */
export function pageTemplate(address: string, page: PageFacts | undefined): string {
	const shape = addressShape(address);
	return `${kindOf(address, shape, page)} ${shape}`;
}

/** Whether the pages of a template are stories, whose texts and pictures stay as they are. */
export const isStoryTemplate = (template: string): boolean => template.startsWith('story ');

function kindOf(address: string, shape: string, page: PageFacts | undefined): string {
	const told = kindOfPath(URL.parse(address)?.pathname ?? '');
	if (told === 'home' && !shape.includes('?')) return 'home';
	if (page && (isArticle(page.jsonLd.types) || page.sharing['og:type'] === 'article')) return 'story';
	if (told !== undefined && told !== 'home') return told;
	if (page?.jsonLd.types.includes('VideoObject')) return 'video';
	if (page === undefined && /slug|\?p=/.test(shape)) return 'story';
	return shape.includes('slug') ? 'page' : 'section';
}
