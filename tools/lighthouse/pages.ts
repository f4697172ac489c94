import { type BrandId, brandList } from '#brands';
import { type DemoKind, demoStories, storyOf } from '../../tests/support/demo-stories.ts';
import type { Program } from '../../tests/support/programs/program.ts';
import { signedInCookie } from './reader.ts';

export type MeasuredPage = {
	/** Brand and page, such as `tn home`. */
	readonly name: string;
	readonly url: string;
	/** The least performance score of its slowest run, of 100. */
	readonly performance: number;
	/** Readers do nothing here but read: its median run must have all points, and nothing may move. */
	readonly isOnlyRead: boolean;
	/** Audits that do not apply, because the page leaves out on purpose what they require. */
	readonly skipped: readonly string[];
	/** The `cookie` header of a signed-in reader, for a personal page. */
	readonly cookie?: string;
};

type Kind = Pick<MeasuredPage, 'performance' | 'isOnlyRead' | 'skipped'>;

/** Pages without forms. */
const read: Kind = { performance: 98, isOnlyRead: true, skipped: [] };
/** Pages that search engines must not index. */
const found: Kind = { performance: 98, isOnlyRead: true, skipped: ['is-crawlable'] };
/**
 * Lite pages: their pictures are small on purpose. The lite front page names the front page as its canonical address, which the audit `canonical`
 * takes for a mistake.
 */
const light: Kind = { performance: 98, isOnlyRead: true, skipped: ['image-size-responsive'] };
/** Pages with a form: islands whose script runs at once. */
const form: Kind = { performance: 95, isOnlyRead: false, skipped: [] };
/** Pages with a form that readers reach from an email or a session. Search engines must not index them (R09). */
const unindexedForm: Kind = { performance: 95, isOnlyRead: false, skipped: ['is-crawlable'] };

const accountPages: readonly (readonly [path: string, kind: Kind])[] = [
	['/ingresar/', form],
	['/registrarse/', form],
	['/recuperar-contrasena/', unindexedForm],
	['/modificar-contrasena/?nonce=none&uuid=nobody', unindexedForm],
	['/validar-registro/?uuid=nobody&email=ana%40mail.test', unindexedForm],
	['/cuenta-verificada/', unindexedForm],
];

/** The pages of every brand whose name has each of the words. */
export async function measuredPages(program: Program, words: readonly string[]): Promise<readonly MeasuredPage[]> {
	const pages = await Promise.all(brandList.map(({ id }) => pagesOf(program, id)));
	return pages.flat().filter(({ name }) => words.every((word) => name.split(' ').includes(word)));
}

async function pagesOf(program: Program, brand: BrandId): Promise<readonly MeasuredPage[]> {
	const page = (name: string, path: string, kind: Kind) => ({ name: `${brand} ${name}`, url: program.url(brand, path), ...kind });
	const stories = await demoStories(brand, program.get);
	const story = (kind: DemoKind) => storyOf(stories, kind).path;
	return [
		page('home', '/', read),
		page('section', '/ultimas-noticias/', read),
		page('story', story('article'), read),
		page('video', story('video'), read),
		page('live', story('live'), read),
		page('search', '/buscar/agua/', found),
		page('lite home', '/lite/', { ...light, skipped: [...light.skipped, 'canonical'] }),
		page('lite story', `/lite${story('article')}`, light),
		...accountPages.map(([path, kind]) => page(`account ${path.split('/')[1]}`, path, kind)),
		{ ...page('account perfil', '/perfil/', unindexedForm), cookie: await signedInCookie(program, brand) },
	];
}
