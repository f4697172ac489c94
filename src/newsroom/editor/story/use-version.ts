import { useEffect, useState } from 'react';
import type { AnsObject } from '../ans/ans-value.ts';
import { documentOf } from '../ans/document-of.ts';
import { readVersion } from '../api.ts';

/** The document of a revision of a story; undefined until it has been read, and without a revision. */
export function useVersion(id: string, revision: string | undefined): AnsObject | undefined {
	const [read, setRead] = useState<{ revision: string; document: AnsObject }>();
	useEffect(() => {
		if (revision === undefined) return;
		void readVersion(id, revision).then((outcome) => outcome.kind === 'done' && setRead({ revision, document: documentOf(outcome.value) }));
	}, [id, revision]);
	return read?.revision === revision ? read?.document : undefined;
}
