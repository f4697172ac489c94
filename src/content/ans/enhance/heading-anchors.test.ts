import { expect, it } from 'vitest';
import { headingAnchors } from './heading-anchors.ts';
import { group, header, read } from './read-for-test.ts';

it('every heading has a unique anchor, also inside groups', () => {
	const body = headingAnchors(new Set(['gol']))(read(header('¡Gol!'), header('El <b>año</b>'), group(header('El año')), header('—')));
	expect(body).toMatchObject([{ anchor: 'gol-2' }, { anchor: 'el-ano' }, { body: [{ anchor: 'el-ano-2' }] }, { anchor: 'titulo' }]);
});
