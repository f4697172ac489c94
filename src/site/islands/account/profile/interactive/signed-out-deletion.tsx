import type { FormTexts } from '../../form-texts.ts';
import { DecideDeletion } from '../deletion-forms.tsx';
import { ProfileFrame } from '../profile-frame.tsx';
import { useApproval } from './use-deletion-forms.ts';

type SignedOutDeletionProps = { readonly words: FormTexts; readonly nonce: string; readonly leave: () => void };

/** Approves the account's deletion by the link of the email, in a browser without a session: the link is enough (API-28). */
export function SignedOutDeletion({ words, nonce, leave }: SignedOutDeletionProps) {
	const approve = useApproval({ words, nonce, leave });
	return (
		<ProfileFrame>
			<DecideDeletion words={words} approve={approve} />
		</ProfileFrame>
	);
}
