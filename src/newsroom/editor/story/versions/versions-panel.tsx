import { useCallback, useEffect, useState } from 'react';
import type { Version } from '#newsroom/contract';
import type { AnsObject } from '../../ans/ans-value.ts';
import { documentOf } from '../../ans/document-of.ts';
import { readVersion, readVersions } from '../../api.ts';
import type { StoryKeeper } from '../../saving/story-keeper.ts';
import { useKept } from '../../saving/use-kept.ts';
import { NameVersion } from './name-version.tsx';
import { OpenVersion } from './open-version.tsx';
import { useRestoration } from './use-restoration.ts';
import { VersionLine } from './version-line.tsx';

type VersionsPanelProps = { readonly id: string; readonly keeper: StoryKeeper; readonly onRestore: (document: AnsObject) => void };

/** The versions of a story, automatic and named: who, when, what differs, and a button that brings each back. */
export function VersionsPanel({ id, keeper, onRestore }: VersionsPanelProps) {
	const stored = useKept(keeper, (kept) => kept.stored);
	const revision = stored?.revision;
	const [versions, setVersions] = useState<readonly Version[]>();
	const [open, setOpen] = useState<{ revision: string; document: AnsObject }>();
	const load = useCallback(async () => {
		const outcome = await readVersions(id);
		setVersions(outcome.kind === 'done' ? outcome.value.revisions : []);
	}, [id]);
	useEffect(() => {
		if (revision !== undefined) void load();
	}, [load, revision]);
	const show = async (wanted: string) => {
		if (open?.revision === wanted) return setOpen(undefined);
		const outcome = await readVersion(id, wanted);
		if (outcome.kind === 'done') setOpen({ revision: wanted, document: documentOf(outcome.value) });
	};
	const { note, restore, undo } = useRestoration({ id, keeper, onRestore });
	const bringBack = async (version: Version, document: AnsObject) => {
		setOpen(undefined);
		await restore(version, document);
		await load();
	};
	return (
		<section className="panel" aria-label="Versiones">
			<h2>Versiones</h2>
			<p className="restored" role="status">
				{note}
				{undo && (
					<button type="button" className="plain" onClick={undo}>
						Deshacer
					</button>
				)}
			</p>
			<NameVersion id={id} keeper={keeper} onNamed={load} />
			{versions === undefined && <p className="empty">La nota todavía no se guardó.</p>}
			<ol className="versions">
				{versions?.map((version, at) => (
					<li key={version.revision}>
						<VersionLine version={version} isOpen={open?.revision === version.revision} onOpen={() => void show(version.revision)} />
						{open?.revision === version.revision && (
							<OpenVersion
								id={id}
								document={open.document}
								now={keeper.document}
								former={versions[at + 1]?.revision}
								published={stored?.publishedRevision}
								onRestore={() => void bringBack(version, open.document)}
							/>
						)}
					</li>
				))}
			</ol>
		</section>
	);
}
