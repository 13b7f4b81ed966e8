import { expect, type Page } from '@playwright/test';

/** Invites somebody on the page of people. Returns the link. */
export async function invite(page: Page, email: string, role: string): Promise<string> {
  // The form of the sign-in asks for an address, too.
  await expect(page.getByRole('heading', { name: 'Invite somebody' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Role', { exact: true }).selectOption(role);
  await page.getByRole('button', { name: 'Create invitation' }).click();
  const link = page.getByLabel('Invitation link');
  await expect(link).toBeVisible();
  return link.inputValue();
}

/** Accepts an invitation as a person of a name. */
export async function accept(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(`the password of ${name}`);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(`Welcome, ${name}`)).toBeVisible();
}

/** Adds a device to the browser that makes passkeys, and confirms each use. */
export async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
