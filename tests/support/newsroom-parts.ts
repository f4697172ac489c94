import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { createNewsroom, Films, Pictures } from '#newsroom';

/** A store of pictures without their files. Files of different lengths are different pictures. */
export const somePictures: Pictures = {
	put: async ({ length }) => {
		const id = String.fromCharCode(65 + (length % 26)).repeat(26);
		return { id, extension: 'jpg', width: 1600, height: 900, dominant: '#336699', focal: { x: 800, y: 450 } };
	},
	pathOf: (id) => `/resizer/v2/${id}.webp`,
	thumbnailOf: ({ id }) => `/resizer/v2/${id}.webp`,
};

/** A store that takes no film. */
export const noFilms: Films = {
	maxBytes: 1_000_000,
	newId: () => 'A'.repeat(26),
	putPiece: async () => {},
	finish: async () => ({ kind: 'mp4', bytes: 1, width: 640, height: 360, path: `/media/files/${'A'.repeat(26)}.mp4` }),
	drop: async () => {},
	remove: async () => {},
	putCaptions: async () => `/media/files/${'A'.repeat(26)}.vtt`,
};

/** Content without a story. */
export const noStories: Omit<Parameters<typeof createNewsroom>[0]['content'], 'queries'> = {
	desk: async () => ({ rows: [] }),
	headlines: async () => new Map(),
	workPictures: async () => ({ pictures: [] }),
	workText: async () => undefined,
	followWork: () => () => {},
	edit: async () => ({ kind: 'conflict', newest: undefined }),
	unpublish: async () => ({ kind: 'unknown' }),
	revisions: async () => ({ revisions: [] }),
	revisionText: async () => undefined,
	plan: async () => ({ kind: 'conflict', newest: undefined }),
	cancelPlan: async () => undefined,
	spike: async () => undefined,
	recover: async () => undefined,
	changeTogether: async () => ({ kind: 'unknown' }),
	undoTogether: async () => ({ kind: 'unknown' }),
	nameRevision: async () => false,
	setPictureEnd: async () => {},
	usesOfPicture: async () => [],
	worksNaming: async () => [],
	remove: async () => ({ kind: 'unknown' }),
	lastChange: async () => undefined,
	dataCounts: async () => new Map(),
	dataRows: async () => [],
	dataNamed: async () => undefined,
	dataText: async () => undefined,
	dataRevisions: async () => ({ revisions: [] }),
	dataRevisionText: async () => undefined,
	editData: async () => ({ kind: 'conflict', newest: undefined }),
	menu: async () => ({ entries: [], others: [] }),
	editMenu: async () => ({ kind: 'conflict' }),
	effects: async () => ({ kind: 'changes', effects: [] }),
};

/** Open calls that nobody answered. */
export const noApplications: Parameters<typeof createNewsroom>[0]['applications'] = {
	counts: async () => [],
	list: async () => [],
	csv: async () => '',
	file: async () => undefined,
};

/** A folder with a build of the application that does nothing. */
export async function emptyApplication(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'kiosco-newsroom-'));
	for (const name of ['newsroom.js', 'newsroom.css']) await writeFile(join(folder, name), '');
	return folder;
}
