#!/usr/bin/env node
import { remotesCommand } from '../src/index.mjs';

process.exitCode = await remotesCommand(process.argv.slice(2));
