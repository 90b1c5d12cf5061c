import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';

/** @returns false when the condition of the write did not hold; any other failure is thrown. */
export async function conditionHeld(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error: unknown) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
