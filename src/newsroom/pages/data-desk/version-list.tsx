import { personOf } from '../../contract/contract.ts';
import { dateOf } from '../staff-frame.tsx';

export type Version = { readonly revision: string; readonly sender: string; readonly receivedAt: Date; readonly current: boolean };

type VersionListProps = {
	readonly versions: readonly Version[];
	/** The address of the form. */
	readonly action: string;
	readonly canWithdraw: boolean;
};

/** The versions of a document, each of which can be opened and published again, and the link that withdraws the document. */
export function VersionList({ versions, action, canWithdraw }: VersionListProps) {
	return (
		<section className="versions">
			<h2>Versiones</h2>
			<ol className="sessions">
				{versions.map(({ revision, sender, receivedAt, current }) => (
					<li key={revision}>
						<span>
							<time dateTime={receivedAt.toISOString()}>{dateOf(receivedAt.getTime())}</time>, {personOf(sender)}
						</span>
						{current ? <span className="mark">La ven los lectores</span> : <a href={`${action}?version=${revision}`}>Abrir</a>}
					</li>
				))}
			</ol>
			{canWithdraw && <a href={`${action}quitar/`}>Quitar del sitio…</a>}
		</section>
	);
}
