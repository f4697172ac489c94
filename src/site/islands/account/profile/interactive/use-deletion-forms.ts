import { endpoints } from '#identity/contract';
import { approveDeletion, call, pageClient, refusals } from '#identity-client';
import type { AccountForm } from '../../form-state.ts';
import type { FormTexts } from '../../form-texts.ts';
import { noFields } from '../../schemas.ts';
import { useForm } from '../../use-form.ts';
import { forgetUnverifiedEmail } from '../../verification/unverified-email-storage.ts';
import { type ProfileActions, success, useButton } from './profile-actions.ts';

/** The forms that request, approve and decline the account's deletion. */
export function useDeletionForms({ brand: { words }, profile, setProfile, reauthenticated, nonce = '', leave }: ProfileActions) {
	const texts = words.account.profile;
	return {
		deletion: useButton('deletion', words, async () => {
			await reauthenticated(() => call(pageClient(), endpoints.requestDeletion));
			setProfile({ ...profile, status: 'PendingAnonymize' });
			return success(texts.deletionAsked);
		}),
		'approve-deletion': useApproval({ words, nonce, leave }),
		'decline-deletion': useForm({
			name: 'decline-deletion',
			schema: endpoints.declineDeletion.takes.entries.body,
			words,
			refusalTexts: spentLink(words),
			send: async (body) => {
				await call(pageClient(), endpoints.declineDeletion, { params: { nonce }, body });
				setProfile({ ...profile, status: 'Active' });
				return success(body.reason === 'DID_NOT_REQUEST_DELETION' ? texts.keptNotMine : texts.kept);
			},
		}),
	};
}

type Approval = { readonly words: FormTexts; readonly nonce: string; readonly leave: () => void };

/** The form that deletes the account by the link of the email, with or without a session (API-28). */
export function useApproval({ words, nonce, leave }: Approval): AccountForm {
	return useForm({
		name: 'approve-deletion',
		schema: noFields,
		words,
		isReady: true,
		refusalTexts: spentLink(words),
		send: async () => {
			await approveDeletion(pageClient(), nonce);
			forgetUnverifiedEmail();
			leave();
			return undefined;
		},
	});
}

/** The text for a spent link to delete the account. The brand's usual text is about password reset links. */
const spentLink = ({ account }: FormTexts) => ({ [refusals.nonceSpent]: account.profile.deletionLinkSpent });
