import type { AnsObject } from '../../ans/ans-value.ts';
import { diffOf } from './diff-of.ts';

type DifferenceListProps = { readonly earlier: AnsObject; readonly later: AnsObject };

/** What differs between two versions: what was removed is struck out, what was added is underlined. */
export function DifferenceList({ earlier, later }: DifferenceListProps) {
	const differences = diffOf(earlier, later);
	if (differences.length === 0) return <p className="empty">No hay diferencias de texto ni de campos.</p>;
	return (
		<dl className="differences">
			{differences.map(({ label, pieces }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>
						{pieces.map(({ kind, text }, at) => {
							if (kind === 'added') return <ins key={at}>{text}</ins>;
							return kind === 'removed' ? <del key={at}>{text}</del> : <span key={at}>{text}</span>;
						})}
					</dd>
				</div>
			))}
		</dl>
	);
}
