import { describe, expect, it } from 'vitest';
import { detailText } from './detail-texts.ts';

const julia = { id: 'b7', name: 'Julia' };
const mark = 'f'.repeat(64);

describe('the details of an event in the log', () => {
	it.each([
		[
			{ brand: 'tn', works: ['A', 'B'], change: { kind: 'tag', slug: 'tormentas', text: 'Tormentas' } },
			'cambio: agregar el tema Tormentas',
		],
		[{ works: ['A'], change: { kind: 'section', id: '/cocina', name: 'Cocina' } }, 'cambio: pasar a Cocina'],
		[{ works: ['A'], change: { kind: 'spike' } }, 'cambio: descartar'],
		[{ change: 2 }, ''],
		[{ menu: 'primary', before: mark, after: mark }, 'menú: Menú de la barra'],
		[{ kind: 'schedule', document: 'lunes' }, 'documento: lunes · tipo: Grilla'],
		[{ story: 'A', action: 'withdraw' }, 'acción: retirar'],
		[
			{ person: 'b7', roles: { '*': 'admin', tn: 'contributor' } },
			'persona: Julia · funciones: en todos los sitios Administración, tn Colaboración',
		],
		[{ reason: 'late' }, 'motivo: pedido vencido o ya usado'],
		[{ reason: 'constructor' }, 'motivo: constructor'],
	])('%o are told in Spanish: “%s”', (details, text) => expect(detailText(details, [julia])).toBe(text));
});
