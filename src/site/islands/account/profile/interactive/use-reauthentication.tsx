import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import type { Profile } from '#identity/contract';
import { isRefusal, LocalError, refusals } from '#identity-client';
import type { FormTexts } from '../../form-texts.ts';

const ReauthenticationDialog = lazy(() =>
	import('./reauthentication-dialog.tsx').then((module) => ({ default: module.ReauthenticationDialog })),
);

/**
 * Runs a call that needs a sign-in of the last hour (LIM-01, A15). When the sign-in is too old, asks the reader to sign in again, and
 * repeats the call. `reason` is shown to the reader then (ERR-08); a reader who cancels gets it as the refusal.
 */
export type Reauthenticated = <Result>(act: () => Promise<Result>, reason?: string) => Promise<Result>;

type OpenDialog = { readonly reason: string | undefined; readonly settle: (isReauthenticated: boolean) => void };

/** `afterSignIn` runs after each reauthentication, before the call is repeated. */
export function useReauthentication(
	words: FormTexts,
	profile: Profile,
	afterSignIn: () => Promise<void>,
): { readonly reauthenticated: Reauthenticated; readonly dialog: ReactNode } {
	const [open, setOpen] = useState<OpenDialog>();
	const latest = useRef(afterSignIn);
	latest.current = afterSignIn;
	const reauthenticated = useCallback<Reauthenticated>(async (act, reason) => {
		try {
			return await act();
		} catch (error) {
			if (!isRefusal(error, refusals.signInAgain)) throw error;
		}
		const isReauthenticated = await new Promise<boolean>((settle) => setOpen({ reason, settle }));
		setOpen(undefined);
		if (!isReauthenticated) throw new LocalError(reason ?? 'The reader did not sign in again');
		await latest.current();
		return act();
	}, []);
	const dialog = open && (
		<Suspense>
			<ReauthenticationDialog words={words} profile={profile} {...open} />
		</Suspense>
	);
	return { reauthenticated, dialog };
}
