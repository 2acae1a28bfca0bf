import { memory, type NewMemory } from '@foothold/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#shared/api.ts';

export const memoryKey = ['memory'];

function useSaving<Wanted>(save: (wanted: Wanted) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: save, onSuccess: () => client.invalidateQueries({ queryKey: memoryKey }) });
}

export const useRemember = () => useSaving((body: NewMemory) => call(memory.add, { body }));
export const useChange = (id: string) => useSaving((body: NewMemory) => call(memory.change, { params: { id }, body }));
export const useForget = (id: string) => useSaving(() => call(memory.forget, { params: { id } }));
